<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Trash;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;

/** All that a person sees in the trash. To delete it is to empty it. */
final class TrashRoot extends Collection {
	public function __construct(
		private readonly TrashBin $bin,
		private readonly string $user,
	) {
	}

	#[\Override]
	public function name(): string {
		return 'trash';
	}

	#[\Override]
	public function child(string $name): Entry {
		$item = $this->bin->trash->item($this->user, $name) ?? throw Problem::of('NotFound');
		return $this->bin->entry($item);
	}

	#[\Override]
	public function children(): iterable {
		return array_map($this->bin->entry(...), $this->bin->trash->items($this->user));
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden', 'Not allowed to create files in the trashbin');
	}

	#[\Override]
	public function addFolder(string $name): void {
		throw Problem::of('Forbidden', 'Not allowed to create folders in the trashbin');
	}

	#[\Override]
	public function delete(): void {
		array_map($this->bin->remove(...), $this->bin->trash->items($this->user));
	}
}
