<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** The dates that a notice is about: the first of them, how many there are, and those that were refused. */
final readonly class NoticeDates {
	/** Refused dates that are named; the others are counted. */
	public const NAMED = 10;

	/** @param list<NoticeDate> $refused the first of them */
	public function __construct(
		public ?NoticeDate $first,
		public int $count,
		public array $refused,
		public int $refusedCount,
	) {
	}

	/** @param list<BookedDate> $dates those that the notice is about, as they are now */
	public static function of(NoticeKind $kind, array $dates): self {
		usort($dates, static fn (BookedDate $a, BookedDate $b): int => $a->start <=> $b->start);
		$in = static fn (bool $isKept): array => array_values(array_filter(
			$dates,
			static fn (BookedDate $date): bool => ($date->state !== BookingState::Declined || $date->cause === null) === $isKept,
		));
		$meant = match ($kind) {
			NoticeKind::Request => self::in($dates, BookingState::Pending),
			NoticeKind::Accepted => self::in($dates, BookingState::Accepted),
			NoticeKind::Declined => self::in($in(true), BookingState::Declined),
			NoticeKind::Cancelled, NoticeKind::Withdrawn, NoticeKind::Freed => self::in($dates, BookingState::Cancelled),
			NoticeKind::Confirmed, NoticeKind::ChangeRefused => [
				...self::in($dates, BookingState::Accepted), ...self::in($dates, BookingState::Pending),
			],
			NoticeKind::Refused => [],
		};
		$refused = in_array($kind, [NoticeKind::Confirmed, NoticeKind::Request, NoticeKind::Refused], true) ? $in(false) : [];
		if ($kind !== NoticeKind::Refused && $meant === []) {
			$meant = $dates;
		}
		$first = $meant[0] ?? $refused[0] ?? $dates[0] ?? null;
		return new self(
			$first === null ? null : NoticeDate::of($first),
			count($kind === NoticeKind::Refused ? $dates : $meant),
			array_map(NoticeDate::of(...), array_slice($refused, 0, self::NAMED)),
			count($refused),
		);
	}

	public static function fromStored(StoredValues $value): self {
		$refused = $value->map('refused')->all();
		$first = $value->all()['first'] ?? null;
		return new self(
			is_array($first) ? NoticeDate::fromStored(new StoredValues($first)) : null,
			$value->number('count'),
			array_values(array_map(
				static fn (mixed $date): NoticeDate => NoticeDate::fromStored(new StoredValues(is_array($date) ? $date : [])),
				$refused,
			)),
			$value->number('refusedCount'),
		);
	}

	/** @return array<string, mixed> */
	public function toStored(): array {
		return [
			'first' => $this->first?->toStored(),
			'count' => $this->count,
			'refused' => array_map(static fn (NoticeDate $date): array => $date->toStored(), $this->refused),
			'refusedCount' => $this->refusedCount,
		];
	}

	/** Whether only some dates were refused. */
	public function isPartlyRefused(): bool {
		return $this->refusedCount > 0 && $this->refusedCount < $this->count;
	}

	/**
	 * @param list<BookedDate> $dates
	 * @return list<BookedDate>
	 */
	private static function in(array $dates, BookingState $state): array {
		return array_values(array_filter($dates, static fn (BookedDate $date): bool => $date->state === $state));
	}
}
