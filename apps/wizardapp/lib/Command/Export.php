<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

use OCA\WizardApp\Service\Step\ExchangeService;
use OCA\WizardApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ wizardapp:export --language nl nl.json` */
final class Export extends Command {
	public function __construct(private readonly ExchangeService $exchange) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('wizardapp:export')
			->setDescription('Export the onboarding steps of a language as JSON')
			->addArgument('file', InputArgument::OPTIONAL, 'file to write (default: standard output)', Files::STANDARD)
			->addOption('language', 'l', InputOption::VALUE_REQUIRED, 'language code such as nl or pt_BR', 'en');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		try {
			$export = $this->exchange->export(Arguments::text($input->getOption('language')));
			Files::write(Arguments::text($input->getArgument('file')) ?? Files::STANDARD, $export['data'], $output);
			return self::SUCCESS;
		} catch (Refusal|UnusableFile $problem) {
			$errors->writeln('<error>' . Arguments::sentence($problem) . '</error>');
			return self::FAILURE;
		}
	}
}
