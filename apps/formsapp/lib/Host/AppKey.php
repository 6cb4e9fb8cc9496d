<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCP\IAppConfig;

/** The secret that this app signs with. */
class AppKey {
	private const NAME = 'signing_key';
	private const BYTES = 32;

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** Made by the first who needs it. */
	public function find(): string {
		$known = $this->config->getValueString($this->appName, self::NAME, '', lazy: true);
		if ($known !== '') {
			return $known;
		}
		$this->config->setValueString($this->appName, self::NAME, bin2hex(random_bytes(self::BYTES)), lazy: true, sensitive: true);
		// Of two that were made at once, all take the one that is stored.
		$this->config->clearCache(true);
		return $this->config->getValueString($this->appName, self::NAME, '', lazy: true);
	}
}
