<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Command;

use OCA\RoomsApp\Service\Check\BookingRebuild;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ roomsapp:rebuild`; exits with 1 when something in a calendar could not be taken over. */
final class Rebuild extends Command {
	public function __construct(private readonly BookingRebuild $rebuild) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('roomsapp:rebuild')->setDescription('Make the bookings that only the calendars of the rooms have');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$report = $this->rebuild->rebuild();
		$output->writeln(sprintf(
			'%d bookings made from the calendars of %d rooms, %d not',
			$report->bookings,
			$report->rooms,
			$report->differences(),
		));
		foreach ($report->found() as $list) {
			foreach ($list as $what) {
				$output->writeln("not made: $what");
			}
		}
		return $report->differences() === 0 ? self::SUCCESS : self::FAILURE;
	}
}
