<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Invitation;

/** Who may read what an event is about. */
enum EventClass: string {
	case Public = 'PUBLIC';
	case Private = 'PRIVATE';
	case Confidential = 'CONFIDENTIAL';

	/** @param string $value of CLASS; '' is public, and what nobody knows is private */
	public static function of(string $value): self {
		return $value === '' ? self::Public : self::tryFrom(strtoupper(trim($value))) ?? self::Private;
	}

	/** The stricter of the two. */
	public function and(self $other): self {
		$cases = self::cases();
		return $cases[max(array_search($this, $cases, true), array_search($other, $cases, true))];
	}
}
