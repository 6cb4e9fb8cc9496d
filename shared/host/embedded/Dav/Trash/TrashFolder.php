<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;
use Host\Dav\Tree\Restorable;

/** A folder in the trash. */
final class TrashFolder extends Collection implements Restorable {
	use InTrash;

	#[\Override]
	public function child(string $name): Entry {
		foreach ($this->children() as $child) {
			if ($child->name() === $name) {
				return $child;
			}
		}
		throw Problem::of('NotFound');
	}

	/** @return list<Entry> */
	#[\Override]
	public function children(): array {
		return array_map($this->bin->entry(...), $this->bin->trash->children($this->item));
	}
}
