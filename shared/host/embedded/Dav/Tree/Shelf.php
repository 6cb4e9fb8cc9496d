<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Call;
use Host\Dav\Problem;

/** A collection that has always the same entries. */
final class Shelf extends Collection {
	/**
	 * @param list<Entry> $entries
	 * @param string $refusal to delete it
	 */
	public function __construct(
		private readonly string $name,
		private readonly array $entries,
		private readonly string $refusal = '',
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function child(string $name): Entry {
		foreach ($this->entries as $entry) {
			if ($entry->name() === $name) {
				return $entry;
			}
		}
		throw Problem::of('NotFound', "File not found: $name in '{$this->name}'");
	}

	#[\Override]
	public function children(): iterable {
		return $this->entries;
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden', "Permission denied to create file (filename $name)");
	}

	#[\Override]
	public function delete(): void {
		throw Problem::of('Forbidden', $this->refusal);
	}

	#[\Override]
	public function addFolder(string $name): void {
		throw Problem::of('Forbidden', 'Permission denied to create directory');
	}
}
