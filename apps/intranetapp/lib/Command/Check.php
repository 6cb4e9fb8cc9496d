<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Model\IndexReport;
use OCA\IntranetApp\Service\IndexChecker;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:check [--repair]`; ends with 1 when something is or stays wrong. */
final class Check extends Command {
	public function __construct(private readonly IndexChecker $checker) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:check')
			->setDescription('Compares the index of the Intranet with the page files and looks for pages that were never finished')
			->addOption('repair', 'r', InputOption::VALUE_NONE, 'bring the index in line and undo what writers that died left behind');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$isRepairing = $input->getOption('repair') === true;
		$report = $this->checker->check($isRepairing);
		$this->print($output, $report);
		if ($isRepairing) {
			// What writers that died left is undone by now, unless no journal tells of it.
			$report = $this->checker->check(false);
			$output->writeln($report->differences() === 0 ? 'The index is in line with the files.' : 'Still different:');
			if ($report->differences() > 0) {
				$this->print($output, $report);
			}
		}
		return $report->differences() === 0 && $report->unfinished === [] ? self::SUCCESS : self::FAILURE;
	}

	private function print(OutputInterface $output, IndexReport $report): void {
		$output->writeln(sprintf('%d pages, %d differences, %d unfinished, %d expired leases', $report->pages, $report->differences(), count($report->unfinished), $report->expiredLeases));
		foreach (['missing' => $report->missing, 'different' => $report->changed, 'gone' => $report->gone, 'unfinished' => $report->unfinished] as $word => $paths) {
			foreach ($paths as $path) {
				$output->writeln("$word: $path");
			}
		}
	}
}
