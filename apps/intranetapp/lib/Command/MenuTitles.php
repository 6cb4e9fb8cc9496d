<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Service\Site\MenuTitles as Titles;
use OCA\IntranetApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:menu-titles` */
final class MenuTitles extends Command {
	public function __construct(private readonly Titles $titles) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:menu-titles')->setDescription('Remove the titles of pages from the files of the menus');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		try {
			$removed = $this->titles->remove();
		} catch (Refusal $refusal) {
			$errors->writeln('<error>' . $refusal->getMessage() . '</error>');
			return self::FAILURE;
		}
		foreach ($removed as $file => $count) {
			$output->writeln("Titles removed from $file: $count");
		}
		if ($removed === []) {
			$output->writeln('No menu repeats the title of a page.');
		}
		return self::SUCCESS;
	}
}
