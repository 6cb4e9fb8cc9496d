<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Calendar;

/** Ends an expansion; `OccurrenceExpander` catches it. */
final class CannotExpand extends \Exception {
	public function __construct(
		public readonly Problem $problem,
		string $message,
	) {
		parent::__construct($message);
	}

	public static function notUnderstood(string $what): self {
		return new self(Problem::NotUnderstood, $what);
	}
}
