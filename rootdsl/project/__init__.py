"""From folders to tables: `project` finds games, `compile` makes their modules, `modules` loads what is trusted, `tables` links."""
