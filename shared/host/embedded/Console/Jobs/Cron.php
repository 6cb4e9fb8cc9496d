<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Jobs;

use Host\Console\HostCommand;
use Host\Files\Store\Upkeep;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Run due background jobs, once; says nothing when another one does so already. */
final class Cron extends HostCommand {
	public function __construct(
		private readonly Jobs $jobs,
		private readonly Upkeep $upkeep,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('cron')->setDescription('Run due background jobs');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$this->jobs->runDue();
		$this->upkeep->runDue();
		return self::SUCCESS;
	}
}
