<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Http\Markup;
use Host\Files\Trash\TrashItem;

/** An entry of WebDAV that lies in the trash, be it a file or a folder. */
trait InTrash {
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
