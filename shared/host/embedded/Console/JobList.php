<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use OCP\BackgroundJob\IJob;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Prints the background jobs. */
final class JobList extends HostCommand {
	public function __construct(private readonly Jobs $jobs) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('background-job:list')->setDescription('List background jobs')
			->addOption('class', 'c', InputOption::VALUE_OPTIONAL, 'Job class to search for')
			->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$class = self::option($input, 'class');
		$jobs = array_values(array_filter($this->jobs->all(), static fn (IJob $job): bool => $class === null || $job::class === $class));
		$this->writeTable($input, $output, array_map(static fn (IJob $job): array => [
			'id' => $job->getId(),
			'class' => $job::class,
			'last_run' => date(DATE_ATOM, $job->getLastRun()),
			'argument' => (string)json_encode($job->getArgument()),
		], $jobs));
		return self::SUCCESS;
	}
}
