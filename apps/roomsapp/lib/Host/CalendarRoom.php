<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\Model\Room\Features;
use OCA\RoomsApp\Model\Room\Room;
use OCP\Calendar\IMetadataProvider;
use OCP\Calendar\Room\IBackend;
use OCP\Calendar\Room\IRoom;
use OCP\Calendar\Room\IRoomMetadata;

/** A room as calendar clients see it. */
final class CalendarRoom implements IMetadataProvider, IRoom {
	/** A constant of newer servers only. */
	public const BUILDING_NAME = '{http://nextcloud.com/ns}room-building-name';
	/** The types that clients know. */
	private const TYPES = ['meeting-room', 'lecture-hall', 'seminar-room'];
	private const OTHER_TYPE = 'other';

	/** @var array<string, string> without what is unknown */
	private readonly array $metadata;

	/** @param list<string> $groups to which it is restricted; empty for none */
	public function __construct(
		private readonly Room $room,
		private readonly array $groups,
		private readonly IBackend $backend,
	) {
		$address = $room->address;
		$town = trim("$address->postalCode $address->city");
		$this->metadata = array_filter([
			IRoomMetadata::CAPACITY => $room->capacity > 0 ? (string)$room->capacity : '',
			IRoomMetadata::ROOM_TYPE => in_array($room->roomType, self::TYPES, true) ? $room->roomType : self::OTHER_TYPE,
			IRoomMetadata::FEATURES => implode(',', Features::ofFacilities($room->facilities)),
			IRoomMetadata::BUILDING_ADDRESS => $address->street . ($address->street === '' || $town === '' ? '' : ', ') . $town,
			IRoomMetadata::BUILDING_STORY => $room->floor,
			IRoomMetadata::BUILDING_ROOM_NUMBER => $room->roomNumber,
			self::BUILDING_NAME => $address->building,
		], static fn (string $value): bool => $value !== '');
	}

	#[\Override]
	public function getId(): string {
		return $this->room->id;
	}

	#[\Override]
	public function getDisplayName(): string {
		return $this->room->name;
	}

	#[\Override]
	public function getGroupRestrictions(): array {
		return $this->groups;
	}

	#[\Override]
	public function getEMail(): string {
		return $this->room->email;
	}

	#[\Override]
	public function getBackend(): IBackend {
		return $this->backend;
	}

	#[\Override]
	public function getAllAvailableMetadataKeys(): array {
		return array_keys($this->metadata);
	}

	#[\Override]
	public function hasMetadataForKey(string $key): bool {
		return isset($this->metadata[$key]);
	}

	#[\Override]
	public function getMetadataForKey(string $key): ?string {
		return $this->metadata[$key] ?? null;
	}
}
