<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Command;

use OCA\WizardApp\Service\Step\StepService;
use OCA\WizardApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ wizardapp:reset --language nl` */
final class Reset extends Command {
	public function __construct(private readonly StepService $steps) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('wizardapp:reset')
			->setDescription('Reset a language to the built-in onboarding steps; its custom steps stay in the history')
			->addOption('language', 'l', InputOption::VALUE_REQUIRED, 'language code such as nl or pt_BR');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		$language = Arguments::text($input->getOption('language'));
		if ($language === null) {
			$errors->writeln('<error>Specify a language, for example --language en.</error>');
			return self::INVALID;
		}
		try {
			$answer = $this->steps->reset(['language' => $language], null);
		} catch (Refusal $problem) {
			$errors->writeln('<error>' . Arguments::sentence($problem) . '</error>');
			return self::FAILURE;
		}
		$output->writeln($answer['language'] . ': ' . $answer['message']);
		return self::SUCCESS;
	}
}
