<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Command;

use OCA\MetadataApp\Model\Check\CheckReport;
use OCA\MetadataApp\Service\Check\Consistency;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ metadataapp:check [--repair] [--output=json]`; exits with 1 when something is wrong, or still wrong after a repair. */
final class Check extends Command {
	public function __construct(private readonly Consistency $check) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('metadataapp:check')
			->setDescription('Compare the index of files and all values with the files that there are')
			->addOption('repair', 'r', InputOption::VALUE_NONE, 'correct what is safe to correct')
			->addOption('output', null, InputOption::VALUE_REQUIRED, 'plain or json', 'plain');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$format = $input->getOption('output');
		if ($format !== 'plain' && $format !== 'json') {
			$output->writeln('<error>The output is plain or json.</error>');
			return self::INVALID;
		}
		$isRepairing = $input->getOption('repair') === true;
		$found = $this->check->check($isRepairing);
		$left = $isRepairing && $found->differences() > 0 ? $this->check->check(false) : $found;
		if ($format === 'json') {
			$output->writeln(json_encode(
				$isRepairing ? ['found' => $found->toArray(), 'left' => $left->toArray()] : $found->toArray(),
				JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES,
			));
		} else {
			$this->print($output, $found);
			if ($left !== $found) {
				$output->writeln($left->differences() === 0 ? 'Everything is repaired.' : 'Still different:');
				if ($left->differences() > 0) {
					$this->print($output, $left);
				}
			}
		}
		return $left->differences() === 0 ? self::SUCCESS : self::FAILURE;
	}

	private function print(OutputInterface $output, CheckReport $report): void {
		$output->writeln(sprintf(
			'%d team folders, %d files, %d differences',
			$report->folders,
			$report->files,
			$report->differences(),
		));
		foreach ($report->found() as $finding => $list) {
			foreach ($list as $what) {
				$output->writeln("$finding: $what");
			}
		}
	}
}
