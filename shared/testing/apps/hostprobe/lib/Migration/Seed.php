<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Migration;

use OCP\IAppConfig;
use OCP\Migration\IOutput;
use OCP\Migration\IRepairStep;

/** Counts how often the app was installed. */
final class Seed implements IRepairStep {
	public function __construct(
		private readonly IAppConfig $config,
	) {
	}

	#[\Override]
	public function getName(): string {
		return 'Counts the installations';
	}

	#[\Override]
	public function run(IOutput $output): void {
		$output->debug('Counting');
		$output->info('One more');
		$output->warning('Only a test');
		$this->config->setValueInt('hostprobe', 'installations', $this->config->getValueInt('hostprobe', 'installations') + 1);
	}
}
