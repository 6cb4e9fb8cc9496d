<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Service\Setup\DemoContent;
use OCA\IntranetApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:demo --language en --language nl` */
final class Demo extends Command {
	public function __construct(private readonly DemoContent $demo) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:demo')
			->setDescription('Add sample pages of a fictional company')
			->addOption(
				'language',
				'l',
				InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY,
				'language of the pages, can be given several times (default: all available)',
			)
			->addOption('author', 'a', InputOption::VALUE_REQUIRED, 'account shown as author of the pages')
			->addOption('overwrite', null, InputOption::VALUE_NONE, 'reset changed demo pages to their original state');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		$languages = array_values(array_filter((array)$input->getOption('language'), is_string(...)));
		$author = $input->getOption('author');
		try {
			foreach ($languages === [] ? $this->demo->languages() : $languages as $language) {
				$done = $this->demo->import($language, $input->getOption('overwrite') === true, is_string($author) ? $author : null);
				$output->writeln("$language: {$done['message']}");
			}
		} catch (Refusal $refusal) {
			$errors->writeln('<error>' . $refusal->getMessage() . '</error>');
			return self::FAILURE;
		}
		return self::SUCCESS;
	}
}
