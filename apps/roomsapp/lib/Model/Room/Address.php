<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

/** Where a room is: four positions, each of which may be empty. */
final readonly class Address {
	private const SEPARATOR = ', ';

	public function __construct(
		public string $building = '',
		public string $street = '',
		public string $postalCode = '',
		public string $city = '',
	) {
	}

	/** @param string $text up to four positions with commas between them; positions that are missing are empty */
	public static function fromText(string $text): self {
		$parts = array_map(trim(...), explode(',', $text, 4)) + ['', '', '', ''];
		return new self($parts[0], $parts[1], $parts[2], $parts[3]);
	}

	/** The four positions with commas between them, or nothing when all are empty. */
	public function text(): string {
		$parts = $this->parts();
		return implode('', $parts) === '' ? '' : implode(self::SEPARATOR, $parts);
	}

	/**
	 * For people: `street, postal code city (building, Room number)`, without what is empty.
	 *
	 * @param string $fallback what is said of a room without street and city
	 */
	public function location(string $roomNumber, string $fallback): string {
		$town = trim("$this->postalCode $this->city");
		$place = implode(self::SEPARATOR, array_filter([$this->street, $town], self::isFilled(...)));
		$inside = array_filter([$this->building, $roomNumber === '' ? '' : "Room $roomNumber"], self::isFilled(...));
		return ($place === '' ? $fallback : $place) . ($inside === [] ? '' : ' (' . implode(self::SEPARATOR, $inside) . ')');
	}

	/** @return list<string> */
	private function parts(): array {
		return [$this->building, $this->street, $this->postalCode, $this->city];
	}

	private static function isFilled(string $part): bool {
		return $part !== '';
	}
}
