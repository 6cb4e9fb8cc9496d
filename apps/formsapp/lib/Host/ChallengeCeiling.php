<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\Shared\Contract\Limits;

/** How many submissions per minute, form and address solved challenges let through: the app value `challenged_submits`, 0 for none. */
class ChallengeCeiling {
	private const NAME = 'challenged_submits';

	public function __construct(private readonly SettingNumber $numbers) {
	}

	public function find(): int {
		return $this->numbers->find(self::NAME, Limits::CHALLENGED_SUBMITS_UNLESS_SAID);
	}

	/** @param ?int $most null for the default */
	public function save(?int $most): void {
		$this->numbers->save(self::NAME, $most);
	}
}
