<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Command;

use OCA\FormsApp\Service\Import\FormImport;
use OCA\FormsApp\Service\Import\ImportSource;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Host\Accounts;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `occ formsapp:import party.fvform --user ann --folder Forms`; exits with 2 for arguments that are none, with 1 when the file holds no
 * form or the form cannot be made. It takes files of any size that fits into the memory of PHP.
 *
 * @phpstan-import-type ImportPreview from Schemas
 */
final class Import extends Command {
	public function __construct(
		private readonly ImportSource $source,
		private readonly FormImport $import,
		private readonly Accounts $accounts,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('formsapp:import')
			->setDescription('Make a form of a .fvform file, or of a JSON export, with the responses in it')
			->addArgument('file', InputArgument::REQUIRED, 'file on the server')
			->addOption('user', 'u', InputOption::VALUE_REQUIRED, 'account that gets the form')
			->addOption('folder', null, InputOption::VALUE_REQUIRED, 'folder of the account, made where it is missing', '/')
			->addOption('dry-run', null, InputOption::VALUE_NONE, 'only say what would be done')
			->addOption('without-responses', null, InputOption::VALUE_NONE, 'leave the responses out');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		[$path, $user, $folder] = [$input->getArgument('file'), $input->getOption('user'), $input->getOption('folder')];
		$isDry = $input->getOption('dry-run') === true;
		if (!$isDry && (!is_string($user) || !$this->accounts->exists($user))) {
			$errors->writeln('<error>Name the account that gets the form: --user</error>');
			return self::INVALID;
		}
		// PHP's warning would only repeat the error.
		$text = is_string($path) && is_file($path) ? @file_get_contents($path) : false;
		if (!is_string($path) || $text === false) {
			$name = is_string($path) ? $path : '';
			$errors->writeln('<error>' . OutputFormatter::escape("Could not read the file $name.") . '</error>');
			return self::FAILURE;
		}
		try {
			$form = $this->source->read($text, basename($path));
			unset($text);
			$this->print($output, $this->import->preview($form));
			if (!$isDry) {
				$hasResponses = $input->getOption('without-responses') !== true;
				$made = $this->import->create($form, is_string($folder) ? $folder : '/', $hasResponses, is_string($user) ? $user : '');
				$output->writeln("Form {$made['fileId']}: " . OutputFormatter::escape($made['path']));
			}
		} catch (Refusal $refusal) {
			$errors->writeln('<error>' . OutputFormatter::escape($refusal->getMessage()) . '</error>');
			return self::FAILURE;
		}
		return self::SUCCESS;
	}

	/** @param ImportPreview $preview */
	private function print(OutputInterface $output, array $preview): void {
		$output->writeln(OutputFormatter::escape($preview['title']));
		$output->writeln(sprintf('%d questions, %d pages, %d responses', $preview['questions'], $preview['pages'], $preview['responses']));
		foreach ($preview['changes'] as $change) {
			$question = $change['question'] === null ? '' : "{$change['question']['title']}: ";
			$output->writeln('- ' . OutputFormatter::escape($question . $change['message']));
		}
		if ($preview['otherChanges'] > 0) {
			$output->writeln("- and {$preview['otherChanges']} more");
		}
		if ($preview['changes'] === []) {
			$output->writeln('Everything is taken over.');
		}
	}
}
