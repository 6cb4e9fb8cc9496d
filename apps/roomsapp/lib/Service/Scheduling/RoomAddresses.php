<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Scheduling;

use OCA\RoomsApp\Model\Invitation\Address;
use OCA\RoomsApp\Repository\Room\RoomRepository;

/** Which addresses are rooms. What was asked once is remembered for the request: guests and rooms of an event come again and again. */
class RoomAddresses {
	private const MAX_REMEMBERED = 10_000;

	/** @var array<string, ?string> ids of rooms by address; null for people */
	private array $known = [];

	public function __construct(private readonly RoomRepository $rooms) {
	}

	/**
	 * @param list<string> $addresses as `Address::mail` gives them
	 * @return array<string, string> ids of the rooms among them, by address; one query for all that are new
	 */
	public function among(array $addresses): array {
		$new = array_values(array_filter($addresses, fn (string $address): bool => !array_key_exists($address, $this->known)));
		if ($new !== []) {
			$this->known = count($this->known) > self::MAX_REMEMBERED ? [] : $this->known;
			$this->known = array_replace($this->known, array_fill_keys($new, null), $this->rooms->findAllIdsByAddress($new));
		}
		$found = [];
		foreach ($addresses as $address) {
			$room = $this->known[$address] ?? null;
			if ($room !== null) {
				$found[$address] = $room;
			}
		}
		return $found;
	}

	/** @param string $recipient with or without `mailto:` */
	public function isRoom(string $recipient): bool {
		$address = Address::mail($recipient);
		return $address !== null && $this->among([$address]) !== [];
	}
}
