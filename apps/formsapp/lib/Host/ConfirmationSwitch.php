<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\Exceptions\AppConfigTypeConflictException;
use OCP\IAppConfig;

/** Whether administrators let forms mail those who answer: the app value `confirmation_mails`, `off` for none. */
class ConfirmationSwitch {
	private const NAME = 'confirmation_mails';
	private const OFF = 'off';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** Off for a value of another type too: whoever set one wanted something else than the default. */
	public function isOn(): bool {
		try {
			return $this->config->getValueString($this->appName, self::NAME, '') !== self::OFF;
		} catch (AppConfigTypeConflictException) {
			return false;
		}
	}

	public function save(bool $isOn): void {
		// A value of another type would refuse the new one.
		$this->config->deleteKey($this->appName, self::NAME);
		if (!$isOn) {
			$this->config->setValueString($this->appName, self::NAME, self::OFF);
		}
	}
}
