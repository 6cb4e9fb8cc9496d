<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Csv;

/** Finds the room that a row is about: by its address, else its name, else the id made from the name. */
final class KnownRooms {
	/** @var array<string, KnownRoom> */
	private array $byEmail = [];
	/** @var array<string, non-empty-list<KnownRoom>> */
	private array $byName = [];
	/** @var array<string, KnownRoom> */
	private array $byId = [];

	/**
	 * @param iterable<KnownRoom> $rooms
	 * @param \Closure(string): string $slug the id that a room of that name would get; empty when it says nothing about the name
	 */
	public function __construct(
		iterable $rooms,
		private readonly \Closure $slug,
	) {
		foreach ($rooms as $room) {
			$this->byEmail[self::key($room->email)] = $room;
			$this->byName[self::key($room->name)][] = $room;
			$this->byId[$room->id] = $room;
		}
	}

	public function findByEmailOrNull(string $email): ?KnownRoom {
		return $email === '' ? null : $this->byEmail[self::key($email)] ?? null;
	}

	/** @return list<KnownRoom> more than one when rooms share the name */
	public function findAllByName(string $name): array {
		$bySlug = $this->byId[($this->slug)($name)] ?? null;
		return $this->byName[self::key($name)] ?? ($bySlug === null ? [] : [$bySlug]);
	}

	/** How names and addresses are compared. */
	public static function key(string $text): string {
		return mb_strtolower(trim($text));
	}
}
