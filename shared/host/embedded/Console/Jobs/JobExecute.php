<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Jobs;

use Host\Console\HostCommand;
use OCP\BackgroundJob\IJob;
use OCP\BackgroundJob\QueuedJob;
use OCP\BackgroundJob\TimedJob;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Runs one background job now. */
final class JobExecute extends HostCommand {
	public function __construct(private readonly Jobs $jobs) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('background-job:execute')->setDescription('Execute a single background job manually')
			->addArgument('job-id', InputArgument::REQUIRED, 'The ID of the job in the database')
			->addOption(
				'force-execute',
				null,
				InputOption::VALUE_NONE,
				'Force execute the background job, independent from last run and being reserved',
			);
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$id = self::text($input, 'job-id');
		$job = $this->jobs->find((int)$id);
		if ($job === null) {
			$output->writeln("<error>Job with ID $id could not be found in the database</error>");
			return self::FAILURE;
		}
		$this->describe($job, $output);
		$output->writeln('');
		if ($input->getOption('force-execute') === true) {
			$output->writeln(['<comment>Forcing execution of the job</comment>', '']);
			$this->jobs->forget((int)$id);
			$job->setLastRun(0);
		}
		$before = $job->getLastRun();
		$job->start($this->jobs);
		$after = $this->jobs->find((int)$id);
		if ($after !== null && $after->getLastRun() === $before) {
			$output->writeln([
				'<comment>Job was not executed because it is not due</comment>',
				'Specify the <question>--force-execute</question> option to run it anyway',
			]);
			return self::SUCCESS;
		}
		$output->writeln(['<info>Job executed!</info>', '']);
		if ($after instanceof TimedJob) {
			$this->describe($after, $output);
		}
		return self::SUCCESS;
	}

	private function describe(IJob $job, OutputInterface $output): void {
		$row = $this->jobs->row((int)$job->getId());
		$time = static fn (?int $seconds): string => date(DATE_ATOM, (int)$seconds);
		$output->writeln([
			'Job class:            ' . ($row['class'] ?? $job::class),
			'Arguments:            ' . json_encode($job->getArgument()),
			'Type:                 ' . ($job instanceof TimedJob ? 'timed' : ($job instanceof QueuedJob ? 'queued' : 'job')),
			'',
			'Last checked:         ' . $time($row['last_checked'] ?? null),
			'Reserved at:          -',
			'Last executed:        ' . $time($row['last_run'] ?? null),
			'Last duration:        ' . ($row['execution_duration'] ?? 0),
		]);
		if ($job instanceof TimedJob) {
			// The interval has no public reader that every version of the server declares.
			$interval = (new \ReflectionProperty($job, 'interval'))->getValue($job);
			$next = $job->getLastRun() + (is_int($interval) ? $interval : 0);
			$output->writeln(
				'Next execution:       ' . sprintf($next > time() ? '<comment>%s</comment>' : '<info>%s</info>', $time($next)),
			);
		}
	}
}
