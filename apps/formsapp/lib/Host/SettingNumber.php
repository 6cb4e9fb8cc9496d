<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\Exceptions\AppConfigTypeConflictException;
use OCP\IAppConfig;

/** Whole numbers that administrators set, as app values. */
class SettingNumber {
	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** Never below zero; the default for a value of another type, because it is read with every response. */
	public function find(string $name, int $default): int {
		try {
			return max(0, $this->config->getValueInt($this->appName, $name, $default));
		} catch (AppConfigTypeConflictException) {
			return $default;
		}
	}

	/** @param ?int $value null for the default */
	public function save(string $name, ?int $value): void {
		// A value of another type would refuse the new one.
		$this->config->deleteKey($this->appName, $name);
		if ($value !== null) {
			$this->config->setValueInt($this->appName, $name, $value);
		}
	}
}
