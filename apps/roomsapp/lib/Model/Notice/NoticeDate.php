<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Notice;

use OCA\RoomsApp\Model\Booking\BookedDate;
use OCA\RoomsApp\Model\Policy\Cause;
use OCA\RoomsApp\Shared\Db\StoredValues;

/** A date that a notice names. Times are Unix seconds; the end is exclusive. */
final readonly class NoticeDate {
	public function __construct(
		public int $start,
		public int $end,
		public bool $isAllDay,
		public ?Cause $cause = null,
	) {
	}

	public static function of(BookedDate $date): self {
		return new self($date->start, $date->end, $date->isAllDay, $date->cause);
	}

	public static function fromStored(StoredValues $value): self {
		return new self(
			$value->number('start'),
			$value->number('end'),
			$value->yes('allDay', false),
			Cause::tryFrom($value->text('cause', '')),
		);
	}

	/** @return array{start: int, end: int, allDay: bool, cause: ?string} */
	public function toStored(): array {
		return ['start' => $this->start, 'end' => $this->end, 'allDay' => $this->isAllDay, 'cause' => $this->cause?->value];
	}
}
