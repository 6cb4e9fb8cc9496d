<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Service\Index\IndexChecker;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:reindex` */
final class Reindex extends Command {
	public function __construct(private readonly IndexChecker $checker) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:reindex')->setDescription('Read all page files again and rebuild the page index');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$report = $this->checker->reindex();
		$output->writeln(sprintf(
			'%d pages: %d added, %d updated, %d removed.',
			$report->pages,
			count($report->missing),
			count($report->changed),
			count($report->gone),
		));
		return self::SUCCESS;
	}
}
