<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\BackgroundJob;

use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use OCP\IAppConfig;

/** Counts how often it ran; an argument would be a mistake of the host. */
final class Tick extends TimedJob {
	public function __construct(
		ITimeFactory $time,
		private readonly IAppConfig $config,
	) {
		parent::__construct($time);
		$this->setInterval(3600);
		$this->setTimeSensitivity(self::TIME_SENSITIVE);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$ticks = $this->config->getValueInt('hostprobe', 'ticks', lazy: true);
		$this->config->setValueInt('hostprobe', 'ticks', $argument === null ? $ticks + 1 : -1, lazy: true);
	}
}
