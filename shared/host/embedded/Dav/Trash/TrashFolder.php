<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Collection;
use Host\Dav\Entry;
use Host\Dav\Markup;
use Host\Dav\Problem;
use Host\Dav\Restorable;
use Host\Files\TrashItem;

/** A folder in the trash. */
final class TrashFolder extends Collection implements Restorable {
	public function __construct(
		private readonly TrashBin $bin,
		private readonly TrashItem $item,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->item->pathName;
	}

	#[\Override]
	public function modified(): int {
		return $this->item->deleted;
	}

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

	#[\Override]
	public function restore(): void {
		$this->bin->restore($this->item);
	}

	#[\Override]
	public function delete(): void {
		$this->bin->remove($this->item);
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return parent::property($name) ?? $this->bin->property($this->item, $name);
	}
}
