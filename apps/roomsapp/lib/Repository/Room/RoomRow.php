<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Repository\Room;

use OCA\RoomsApp\Model\Room\Address;
use OCA\RoomsApp\Model\Room\Availability;
use OCA\RoomsApp\Model\Room\Everyone;
use OCA\RoomsApp\Model\Room\Extsync;
use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\Smtp;
use OCA\RoomsApp\Shared\Db\CorruptData;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** A room as a row of its table. */
final class RoomRow {
	/** @var array<string, Availability> by JSON, as far as it was read */
	private static array $availability = [];
	/** @var array<string, list<string>> by JSON */
	private static array $facilities = [];

	/** Without what only feeds need. */
	public const COLUMNS = [
		'id', 'name', 'email', 'capacity', 'room_number', 'floor', 'room_type', 'address', 'description', 'contact', 'facilities',
		'auto_accept', 'is_active', 'group_id', 'hours', 'horizon_days', 'buffer_before', 'buffer_after', 'shortest', 'longest',
		'accepts_free_dates', 'title_privacy', 'everyone', 'time_zone', 'smtp', 'extsync', 'calendar_uri', 'feed_hash', 'created_at',
		'updated_at',
	];

	/**
	 * @param array<string, mixed> $row
	 * @throws CorruptData
	 */
	public static function room(array $row): Room {
		$value = new StoredValues($row);
		$smtp = $value->textOrNull('smtp');
		$extsync = $value->textOrNull('extsync');
		return new Room(
			id: $value->text('id'),
			name: $value->text('name'),
			email: $value->text('email'),
			createdAt: $value->number('created_at'),
			updatedAt: $value->number('updated_at'),
			capacity: $value->number('capacity'),
			roomNumber: $value->text('room_number', ''),
			floor: $value->text('floor', ''),
			roomType: $value->text('room_type', ''),
			address: Address::fromText($value->text('address', '')),
			description: $value->text('description', ''),
			contact: $value->text('contact', ''),
			facilities: self::facilities($value->text('facilities')),
			autoAccept: $value->yes('auto_accept', false),
			isActive: $value->yes('is_active', true),
			groupId: $value->textOrNull('group_id'),
			availability: self::availability($value->text('hours')),
			horizonDays: $value->numberOrNull('horizon_days'),
			bufferBefore: $value->number('buffer_before'),
			bufferAfter: $value->number('buffer_after'),
			shortest: $value->numberOrNull('shortest'),
			longest: $value->numberOrNull('longest'),
			acceptsFreeDates: $value->yes('accepts_free_dates', false),
			hidesTitles: $value->yes('title_privacy', false),
			everyone: Everyone::tryFrom($value->text('everyone')) ?? throw new CorruptData('The stored value "everyone" cannot be read'),
			timeZone: $value->text('time_zone', ''),
			smtp: $smtp === null ? null : Smtp::fromStored(self::decoded($smtp)),
			extsync: $extsync === null ? null : Extsync::fromStored(self::decoded($extsync)),
			calendarUri: $value->text('calendar_uri'),
			hasFeed: isset($row['feed_hash']),
		);
	}

	/** Most rooms have the hours of others, which are read once. */
	private static function availability(string $json): Availability {
		return self::$availability[$json] ??= Availability::fromStored(self::decoded($json));
	}

	/** @return list<string> */
	private static function facilities(string $json): array {
		return self::$facilities[$json] ??= (new StoredValues(['facilities' => self::decoded($json)]))->texts('facilities');
	}

	/** @return non-empty-array<string, int|string|null> by column: what changes with the room */
	public static function values(Room $room): array {
		return [
			'name' => $room->name,
			'email' => $room->email,
			'email_key' => Room::emailKey($room->email),
			'capacity' => $room->capacity,
			'room_number' => $room->roomNumber,
			'floor' => $room->floor,
			'room_type' => $room->roomType,
			'address' => $room->address->text(),
			'description' => $room->description,
			'contact' => $room->contact,
			'facilities' => self::encoded($room->facilities),
			'auto_accept' => (int)$room->autoAccept,
			'is_active' => (int)$room->isActive,
			'group_id' => $room->groupId,
			'hours' => self::encoded($room->availability->toArray()),
			'horizon_days' => $room->horizonDays,
			'buffer_before' => $room->bufferBefore,
			'buffer_after' => $room->bufferAfter,
			'shortest' => $room->shortest,
			'longest' => $room->longest,
			'accepts_free_dates' => (int)$room->acceptsFreeDates,
			'title_privacy' => (int)$room->hidesTitles,
			'everyone' => $room->everyone->value,
			'time_zone' => $room->timeZone,
			'smtp' => $room->smtp === null ? null : self::encoded($room->smtp->toStored()),
			...self::syncValues($room->extsync),
			'calendar_uri' => $room->calendarUri,
			'updated_at' => $room->updatedAt,
		];
	}

	/** @return non-empty-array<string, string|null> by column: what changes with the sync of the room alone */
	public static function syncValues(?Extsync $extsync): array {
		return [
			'extsync' => $extsync === null ? null : self::encoded($extsync->toStored()),
			'subscription_id' => $extsync?->value(Extsync::SUBSCRIPTION),
		];
	}

	/** @param array<array-key, mixed> $value */
	private static function encoded(array $value): string {
		return json_encode($value, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
	}

	/**
	 * @return array<array-key, mixed>
	 * @throws CorruptData
	 */
	private static function decoded(string $json): array {
		$value = json_decode($json, true);
		return is_array($value) ? $value : throw new CorruptData('The stored JSON of a room cannot be read');
	}
}
