<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Link;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Shared\Exception\Conflict;

/** Somebody may save a form between checking answers and storing them: then they are checked again. */
final class FormInMotion {
	private const ATTEMPTS = 5;

	/**
	 * @template T
	 * @param callable(): ?T $work null when the form changed meanwhile
	 * @return T
	 * @throws Conflict when it changes each time
	 */
	public static function outlast(callable $work): mixed {
		for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt++) {
			$done = $work();
			if ($done !== null) {
				return $done;
			}
		}
		throw new Conflict(Reason::BUSY, 'The form is being changed. Try again in a moment.');
	}
}
