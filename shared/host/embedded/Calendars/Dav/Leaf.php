<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Calendars\Dav;

use Host\Calendars\Calendars;
use Host\Calendars\Principals;
use Host\Dav\Http\Call;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Collection;
use Host\Dav\Tree\Entry;

/** A collection that nobody changes: a principal, all rooms, an inbox, an outbox, what belongs to somebody else. */
final class Leaf extends Collection {
	/**
	 * @param ?array<string, string|Markup> $properties by name; null where nothing at all can be seen
	 * @param (\Closure(string): (Entry|string))|null $child an entry, or what is said where there is none
	 * @param ?Problem $refusal of changes
	 * @param (\Closure(): list<string>)|null $names of entries
	 */
	public function __construct(
		private readonly string $name,
		private readonly ?array $properties,
		private readonly ?\Closure $child = null,
		public readonly ?Problem $refusal = null,
		private readonly ?\Closure $names = null,
	) {
	}

	public static function hidden(string $uid, Calendars $calendars): self {
		$kind = static fn (string $name): string => $calendars->find(Principals::USERS . "/$uid", $name) === null ? 'Node' : 'Calendar';
		$refusal = Problem::of('NotFound', "Node with name '$uid' could not be found");
		return new self($uid, null, static fn (string $name): string => "{$kind($name)} with name '$name' could not be found", $refusal);
	}

	#[\Override]
	public function name(): string {
		return $this->name;
	}

	#[\Override]
	public function child(string $name): Entry {
		$child = $this->child === null ? "Node with name '$name' could not be found" : ($this->child)($name);
		return $child instanceof Entry ? $child : throw Problem::of('NotFound', $child);
	}

	#[\Override]
	public function children(): iterable {
		$names = $this->names === null ? [] : ($this->names)();
		return $this->properties === null ? throw $this->refusal() : array_map($this->child(...), $names);
	}

	#[\Override]
	public function addFile(string $name, mixed $data, ?Call $call): void {
		throw $this->refusal();
	}

	#[\Override]
	public function addFolder(string $name): void {
		throw $this->refusal();
	}

	#[\Override]
	public function delete(): void {
		throw $this->refusal();
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return $this->properties === null ? throw $this->refusal() : $this->properties[$name] ?? parent::property($name);
	}

	private function refusal(): Problem {
		return $this->refusal ?? Problem::of('Forbidden');
	}
}
