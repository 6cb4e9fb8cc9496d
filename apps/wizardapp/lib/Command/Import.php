<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

use OCA\WizardApp\Model\StepsFile;
use OCA\WizardApp\Service\Step\ExchangeService;
use OCA\WizardApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ wizardapp:import --language nl nl.json` */
final class Import extends Command {
	public function __construct(private readonly ExchangeService $exchange) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('wizardapp:import')
			->setDescription('Replace the onboarding steps of a language with those from a JSON file')
			->addArgument('file', InputArgument::OPTIONAL, 'file to read (default: standard input)', Files::STANDARD)
			->addOption('language', 'l', InputOption::VALUE_REQUIRED, 'language code (default: the language named in the file)')
			->addOption('dry-run', null, InputOption::VALUE_NONE, 'check the file without importing it');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		try {
			$file = StepsFile::parse(Files::read(Arguments::text($input->getArgument('file')) ?? Files::STANDARD));
			$answer = $this->exchange->replace(
				$file,
				Arguments::text($input->getOption('language')),
				null,
				null,
				$input->getOption('dry-run') === true,
			);
		} catch (Refusal|UnusableFile $problem) {
			$errors->writeln('<error>' . Arguments::sentence($problem) . '</error>');
			return self::FAILURE;
		}
		foreach ($answer['warnings'] as $warning) {
			$errors->writeln('<comment>' . $warning . '</comment>');
		}
		$output->writeln($answer['language'] . ': ' . $answer['message']);
		return self::SUCCESS;
	}
}
