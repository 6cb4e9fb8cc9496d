<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Document;
use Host\Dav\Markup;
use Host\Dav\Restorable;
use Host\Files\TrashItem;

/** A file in the trash. */
final class TrashFile extends Document implements Restorable {
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
	public function etag(): string {
		return $this->bin->etag($this->item);
	}

	#[\Override]
	public function size(): int {
		return $this->item->entry->size;
	}

	#[\Override]
	public function type(): string {
		return $this->item->entry->mimetype;
	}

	#[\Override]
	public function disposition(): string {
		return 'attachment; filename="' . addcslashes($this->item->name, '"\\') . '"';
	}

	#[\Override]
	public function read(): mixed {
		return $this->bin->trash->read($this->item);
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
