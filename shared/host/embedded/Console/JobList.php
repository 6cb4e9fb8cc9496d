<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use OCP\BackgroundJob\IJob;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Prints the background jobs. */
final class JobList extends HostCommand {
	public function __construct(private readonly Jobs $jobs) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('background-job:list')->setDescription('List background jobs')->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$this->writeTable($input, $output, array_map(static fn (IJob $job): array => [
			'id' => $job->getId(),
			'class' => $job::class,
			'last_run' => date(DATE_ATOM, $job->getLastRun()),
			'argument' => (string)json_encode($job->getArgument()),
		], $this->jobs->all()));
		return self::SUCCESS;
	}
}
