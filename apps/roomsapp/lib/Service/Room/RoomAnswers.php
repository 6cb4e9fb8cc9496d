<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Service\Room;

use OCA\RoomsApp\Model\Room\Room;
use OCA\RoomsApp\Model\Room\RoomOfAccount;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\IsoTime;

/**
 * Rooms as the internal API answers them.
 *
 * @phpstan-import-type Room from Schemas as RoomAnswer
 * @phpstan-import-type ListedRoom from Schemas
 */
class RoomAnswers {
	public function __construct(private readonly FeedLinks $feeds) {
	}

	/** @return RoomAnswer for those who manage the room */
	public function managed(Room $room): array {
		return $this->shown($room) + $this->secrets($room) + ['feedUrl' => $this->feeds->ofRoom($room), 'version' => $room->version()];
	}

	/** @return ListedRoom */
	public function listed(RoomOfAccount $seen): array {
		return $this->shown($seen->room) + ($seen->canManage() ? $this->secrets($seen->room) : [])
			+ ['canView' => true, 'canBook' => $seen->canBook(), 'canManage' => $seen->canManage()];
	}

	/**
	 * @return array{
	 *     id: string, name: string, email: string, capacity: int, roomNumber: string, floor: string, roomType: string,
	 *     address: string, description: string, responsibleContact: string, facilities: list<string>, autoAccept: bool,
	 *     active: bool, groupId: ?string,
	 *     availabilityRules: array{enabled: bool, rules: list<array{days: list<int>, startTime: string, endTime: string}>},
	 *     maxBookingHorizon: ?int, calendarUri: string, feedEnabled: bool, createdAt: string, everyone: 'none'|'view'|'book',
	 *     bufferBefore: int, bufferAfter: int, shortest: ?int, longest: ?int, timeZone: string, acceptsFreeDates: bool,
	 *     titlePrivacy: bool,
	 * }
	 */
	private function shown(Room $room): array {
		return [
			'id' => $room->id,
			'name' => $room->name,
			'email' => $room->email,
			'capacity' => $room->capacity,
			'roomNumber' => $room->roomNumber,
			'floor' => $room->floor,
			'roomType' => $room->roomType,
			'address' => $room->address->text(),
			'description' => $room->description,
			'responsibleContact' => $room->contact,
			'facilities' => $room->facilities,
			'autoAccept' => $room->autoAccept,
			'active' => $room->isActive,
			'groupId' => $room->groupId,
			'availabilityRules' => $room->availability->toArray(),
			'maxBookingHorizon' => $room->horizonDays,
			'calendarUri' => $room->calendarUri,
			'feedEnabled' => $room->hasFeed,
			'createdAt' => IsoTime::of($room->createdAt),
			'everyone' => $room->everyone->value,
			'bufferBefore' => $room->bufferBefore,
			'bufferAfter' => $room->bufferAfter,
			'shortest' => $room->shortest,
			'longest' => $room->longest,
			'timeZone' => $room->timeZone,
			'acceptsFreeDates' => $room->acceptsFreeDates,
			'titlePrivacy' => $room->hidesTitles,
		];
	}

	/**
	 * What nobody but a manager sees; the password itself is in no answer.
	 *
	 * @return array{
	 *     smtpConfig: ?array{host: string, port: int, username: string, password: string, encryption: 'none'|'starttls'|'tls'},
	 *     extsyncConfig: ?array{
	 *         resourceEmail: string, syncEnabled: bool, whenUnreachable: 'book'|'decline', lastSyncAt: ?string, lastError: ?string,
	 *         lastErrorReason: ?string, initialSyncStatus: ?string, initialSyncError: ?string,
	 *         webhookSubscriptionId: ?string, webhookExpiresAt: ?string,
	 *     },
	 * }
	 */
	private function secrets(Room $room): array {
		return ['smtpConfig' => $room->smtp?->toArray(), 'extsyncConfig' => $room->extsync?->toArray()];
	}
}
