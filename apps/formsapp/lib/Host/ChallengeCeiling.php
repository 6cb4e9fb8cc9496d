<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\IAppConfig;

/** How many submissions per minute, form and address solved challenges let through: the app value `challenged_submits`, 0 for none. */
class ChallengeCeiling {
	private const NAME = 'challenged_submits';
	private const DEFAULT = 300;

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function find(): int {
		return max(0, $this->config->getValueInt($this->appName, self::NAME, self::DEFAULT));
	}
}
