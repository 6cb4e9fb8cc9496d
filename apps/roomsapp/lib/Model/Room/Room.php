<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Room;

use OCA\RoomsApp\Model\Policy\RoomRules;
use OCA\RoomsApp\Shared\Contract\Schemas;
use OCA\RoomsApp\Shared\Db\CorruptData;

/**
 * A room as stored.
 *
 * @phpstan-import-type RoomFields from Schemas
 */
final readonly class Room {
	public const DEFAULT_TYPE = 'meeting-room';
	/** The domain of rooms without an address of their own; no mail can reach it. */
	public const DOMAIN = 'roomsapp.local';
	/** The calendar of every room has this name below its principal. */
	public const CALENDAR = 'calendar';

	/**
	 * @param int $createdAt Unix seconds
	 * @param int $updatedAt Unix seconds
	 * @param string $contact free text: whom to ask about the room
	 * @param list<string> $facilities
	 * @param ?int $horizonDays how many days ahead it can be booked; null or 0: any
	 * @param int $bufferBefore minutes to keep free before a booking
	 * @param int $bufferAfter minutes to keep free after a booking
	 * @param ?int $shortest minutes
	 * @param ?int $longest minutes
	 * @param bool $acceptsFreeDates of a series with dates that do not fit; otherwise the whole series is declined
	 * @param bool $hidesTitles whether only organizers and managers see what a booking is about
	 * @param string $timeZone empty for the zone of the instance
	 */
	public function __construct(
		public string $id,
		public string $name,
		public string $email,
		public int $createdAt,
		public int $updatedAt,
		public int $capacity = 0,
		public string $roomNumber = '',
		public string $floor = '',
		public string $roomType = self::DEFAULT_TYPE,
		public Address $address = new Address(),
		public string $description = '',
		public string $contact = '',
		public array $facilities = [],
		public bool $autoAccept = false,
		public bool $isActive = true,
		public ?string $groupId = null,
		public Availability $availability = new Availability(),
		public ?int $horizonDays = null,
		public int $bufferBefore = 0,
		public int $bufferAfter = 0,
		public ?int $shortest = null,
		public ?int $longest = null,
		public bool $acceptsFreeDates = false,
		public bool $hidesTitles = false,
		public Everyone $everyone = Everyone::None,
		public string $timeZone = '',
		public ?Smtp $smtp = null,
		public ?Extsync $extsync = null,
		public string $calendarUri = self::CALENDAR,
		public bool $hasFeed = false,
	) {
	}

	/** The address of a room that was given none. */
	public static function defaultEmail(string $id): string {
		return "$id@" . self::DOMAIN;
	}

	/** How addresses are compared. */
	public static function emailKey(string $email): string {
		return mb_strtolower($email);
	}

	/**
	 * The same room with what was sent; absent fields stay unchanged, null clears.
	 *
	 * @param RoomFields $sent
	 * @param ?Smtp $smtp with the encrypted password
	 * @param int $now Unix seconds
	 */
	public function with(array $sent, ?Smtp $smtp, int $now): self {
		$email = isset($sent['email']) ? trim($sent['email']) : (array_key_exists('email', $sent) ? '' : $this->email);
		return new self(
			$this->id,
			self::line($sent['name'] ?? $this->name),
			$email === '' ? self::defaultEmail($this->id) : $email,
			$this->createdAt,
			$now,
			$sent['capacity'] ?? $this->capacity,
			self::line($sent['roomNumber'] ?? $this->roomNumber),
			self::line($sent['floor'] ?? $this->floor),
			self::line($sent['roomType'] ?? $this->roomType),
			array_key_exists('address', $sent) ? Address::fromText(self::line($sent['address'] ?? '')) : $this->address,
			$sent['description'] ?? $this->description,
			self::line($sent['responsibleContact'] ?? $this->contact),
			isset($sent['facilities']) ? array_values(array_unique($sent['facilities'])) : $this->facilities,
			$sent['autoAccept'] ?? $this->autoAccept,
			$sent['active'] ?? $this->isActive,
			array_key_exists('groupId', $sent) ? ($sent['groupId'] === '' ? null : $sent['groupId']) : $this->groupId,
			array_key_exists('availabilityRules', $sent) ? Availability::fromInput($sent['availabilityRules']) : $this->availability,
			array_key_exists('maxBookingHorizon', $sent) ? $sent['maxBookingHorizon'] : $this->horizonDays,
			$sent['bufferBefore'] ?? $this->bufferBefore,
			$sent['bufferAfter'] ?? $this->bufferAfter,
			array_key_exists('shortest', $sent) ? $sent['shortest'] : $this->shortest,
			array_key_exists('longest', $sent) ? $sent['longest'] : $this->longest,
			$sent['acceptsFreeDates'] ?? $this->acceptsFreeDates,
			$sent['titlePrivacy'] ?? $this->hidesTitles,
			Everyone::from($sent['everyone'] ?? $this->everyone->value),
			$sent['timeZone'] ?? $this->timeZone,
			$smtp,
			$this->extsyncWith($sent),
			$this->calendarUri,
			$this->hasFeed,
		);
	}

	/**
	 * What decides about its bookings.
	 *
	 * @param \DateTimeZone $default the zone of the instance
	 * @throws CorruptData
	 */
	public function rules(\DateTimeZone $default): RoomRules {
		return new RoomRules(
			$this->isActive,
			$this->autoAccept,
			$this->zone($default),
			$this->availability->hours(),
			$this->horizonDays === 0 ? null : $this->horizonDays,
			$this->bufferBefore,
			$this->bufferAfter,
			$this->shortest,
			$this->longest,
			$this->acceptsFreeDates,
			$this->extsync?->isEnabled === true,
		);
	}

	/** @param \DateTimeZone $default the zone of the instance */
	public function zone(\DateTimeZone $default): \DateTimeZone {
		return $this->timeZone === '' ? $default : new \DateTimeZone($this->timeZone);
	}

	/** For people: where the room is, else its name. */
	public function location(): string {
		return $this->address->location($this->roomNumber, $this->name);
	}

	/** Names this state of what people set; a change that is based on another one is refused. */
	public function version(): string {
		$set = get_object_vars($this);
		unset($set['createdAt'], $set['updatedAt'], $set['hasFeed']);
		$set['extsync'] = $this->extsync?->settings();
		return substr(hash('sha256', json_encode($set, JSON_THROW_ON_ERROR)), 0, 16);
	}

	/** Whether calendar clients are told the same about both. */
	public function looksLike(self $other): bool {
		return $this->appearance() === $other->appearance();
	}

	/** Without line breaks and other control characters, which subjects of mails and calendar clients cannot show. */
	private static function line(string $text): string {
		return trim(preg_replace('/[\x00-\x1F\x7F]+/', ' ', $text) ?? '');
	}

	/** @param RoomFields $sent */
	private function extsyncWith(array $sent): ?Extsync {
		if (!array_key_exists('extsyncConfig', $sent)) {
			return $this->extsync;
		}
		$mailbox = trim($sent['extsyncConfig']['resourceEmail'] ?? $this->extsync->resourceEmail ?? '');
		if ($sent['extsyncConfig'] === null || $mailbox === '') {
			return null;
		}
		$isEnabled = $sent['extsyncConfig']['syncEnabled'] ?? $this->extsync->isEnabled ?? true;
		$isStrict = match ($sent['extsyncConfig']['whenUnreachable'] ?? null) {
			'decline' => true,
			'book' => false,
			null => $this->extsync->isStrict ?? false,
		};
		return ($this->extsync ?? new Extsync($mailbox, false))->with($mailbox, $isEnabled, $isStrict);
	}

	/** @return list<mixed> */
	private function appearance(): array {
		return [
			$this->name, $this->email, $this->capacity, $this->roomType, $this->roomNumber, $this->floor, $this->address->text(),
			$this->facilities,
		];
	}
}
