<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Call;
use Host\Dav\Problem;
use OCP\IUserManager;

/** A collection with one entry for each person, which nobody may list. */
final class People extends Collection {
	/** @param \Closure(string): Entry $entry by user id */
	public function __construct(
		private readonly string $name,
		private readonly IUserManager $users,
		private readonly \Closure $entry,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function child(string $name): Entry {
		$user = $this->users->get($name) ?? throw Problem::of('NotFound', "Principal with name $name not found");
		return ($this->entry)($user->getUID());
	}

	#[\Override]
	public function children(): iterable {
		throw Problem::of('MethodNotAllowed', 'Listing members of this collection is disabled');
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw Problem::of('Forbidden', "Permission denied to create file (filename $name)");
	}

	#[\Override]
	public function delete(): void {
		throw Problem::of('Forbidden', 'Permission denied to delete node');
	}

	#[\Override]
	public function addFolder(string $name): void {
		throw Problem::of('Forbidden', 'Permission denied to create directory');
	}
}
