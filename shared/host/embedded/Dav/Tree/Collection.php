<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;

/** An entry that others are in. */
abstract class Collection extends Entry {
	abstract public function child(string $name): Entry;

	/** @return iterable<Entry> */
	abstract public function children(): iterable;

	public function has(string $name): bool {
		try {
			$this->child($name);
			return true;
		} catch (Problem $problem) {
			return $problem->status === 404 ? false : throw $problem;
		}
	}

	/**
	 * @param resource $data
	 * @param ?Call $call what a client says of the file besides; null when it is a copy
	 */
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden');
	}

	public function addFolder(string $name): void {
		throw Problem::of('Forbidden');
	}

	/** Moves an entry in here in a way of its own; false when it has none. */
	public function takeIn(Entry $source, string $name): bool {
		return false;
	}

	/** Copies an entry in here in a way of its own; false when it has none. */
	public function copyIn(Entry $source, string $name): bool {
		return false;
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return $name === '{DAV:}resourcetype' ? new Markup('<d:collection/>') : parent::property($name);
	}
}
