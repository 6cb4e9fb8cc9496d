<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Setting;

use OCP\IAppConfig;

/** Whether people may have a language model suggest values: off until an administrator wants it, because it reads their files. */
class SuggestionSwitch {
	private const KEY = 'ai_enabled';

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function isOn(): bool {
		return $this->config->getValueBool($this->appName, self::KEY, false, lazy: true);
	}

	public function save(bool $isOn): void {
		$this->config->setValueBool($this->appName, self::KEY, $isOn, lazy: true);
	}
}
