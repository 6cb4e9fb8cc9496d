<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Host;

use OCP\IAppConfig;

/** For load tools and suites: `occ config:app:set <app> own_limits --value off` lets every call through. */
final class LimitSwitch {
	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	public function isOn(): bool {
		return $this->config->getValueString($this->appName, 'own_limits', 'on') !== 'off';
	}
}
