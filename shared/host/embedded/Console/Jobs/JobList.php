<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Jobs;

use Host\Console\HostCommand;
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
		$rows = array_values(array_filter($this->jobs->rows(), fn (array $row): bool =>
			($class === null || $row['class'] === $class) && $this->jobs->find($row['id']) !== null));
		$this->writeTable($input, $output, array_map(static fn (array $row): array => [
			'id' => (string)$row['id'],
			'class' => $row['class'],
			'last_run' => date(DATE_ATOM, $row['last_run']),
			'argument' => $row['argument'],
		], $rows));
		return self::SUCCESS;
	}
}
