<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Tree;

use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use OCP\IUser;

/** A person as clients find them when they connect. */
final class Principal extends Collection {
	public function __construct(
		private readonly IUser $user,
		private readonly string $base,
	) {
	}

	#[\Override]
	public function name(): string {
		return $this->user->getUID();
	}

	#[\Override]
	public function child(string $name): Entry {
		throw Problem::of('NotFound', "Node with name '$name' could not be found");
	}

	#[\Override]
	public function children(): iterable {
		return [];
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return match ($name) {
			'{DAV:}resourcetype' => new Markup('<d:collection/><d:principal/>'),
			'{DAV:}displayname' => $this->user->getDisplayName(),
			'{DAV:}principal-URL' => Markup::hrefs($this->base, "principals/users/{$this->user->getUID()}/"),
			default => parent::property($name),
		};
	}
}
