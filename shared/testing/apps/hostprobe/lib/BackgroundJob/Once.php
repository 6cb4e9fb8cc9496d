<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\BackgroundJob;

use OCA\HostProbe\AppInfo\Application;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\QueuedJob;
use OCP\IAppConfig;

/** Notes what it was given. */
final class Once extends QueuedJob {
	public const NOTES = 'once';

	public function __construct(
		ITimeFactory $time,
		private readonly IAppConfig $config,
	) {
		parent::__construct($time);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->config->setValueArray(Application::APP_ID, self::NOTES, [
			...$this->config->getValueArray(Application::APP_ID, self::NOTES),
			$argument,
		]);
	}
}
