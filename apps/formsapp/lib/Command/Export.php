<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Command;

use OCA\FormsApp\Service\Answer\ResponseExport;
use OCA\FormsApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Symfony\Component\Console\Input\InputArgument;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/**
 * `occ formsapp:export 4711 answers.csv`; exits with 2 for arguments that are none, with 1 when the form does not exist or the file cannot
 * be written. It acts without an account: who may run occ may read the database.
 */
final class Export extends Command {
	private const STANDARD = '-';
	private const FORMATS = ['csv', 'json', 'xlsx'];

	public function __construct(private readonly ResponseExport $export) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('formsapp:export')
			->setDescription('Write the responses to a form to a file')
			->addArgument('form', InputArgument::REQUIRED, 'id of the file that holds the form')
			->addArgument('file', InputArgument::OPTIONAL, 'file to write (default: standard output)', self::STANDARD)
			->addOption('format', 'f', InputOption::VALUE_REQUIRED, 'csv, json or xlsx (default: by the name of the file, else csv)');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		[$form, $file, $format] = [$input->getArgument('form'), $input->getArgument('file'), $input->getOption('format')];
		$path = is_string($file) ? $file : self::STANDARD;
		$format ??= in_array($end = strtolower(pathinfo($path, PATHINFO_EXTENSION)), self::FORMATS, true) ? $end : 'csv';
		if (!is_string($form) || preg_match('/^[1-9]\d{0,17}$/D', $form) !== 1) {
			$errors->writeln('<error>Name the form by the id of its file, a number.</error>');
			return self::INVALID;
		}
		if (!is_string($format) || !in_array($format, self::FORMATS, true)) {
			$errors->writeln('<error>The format is csv, json or xlsx.</error>');
			return self::INVALID;
		}
		try {
			$pieces = $this->export->pieces((int)$form, $format);
			$written = $path === self::STANDARD ? $this->print($pieces, $output) : $this->write($pieces, $path);
		} catch (Refusal $refusal) {
			$errors->writeln('<error>' . OutputFormatter::escape($refusal->getMessage()) . '</error>');
			return self::FAILURE;
		}
		if (!$written) {
			$errors->writeln('<error>' . OutputFormatter::escape("Could not write the file $path.") . '</error>');
		}
		return $written ? self::SUCCESS : self::FAILURE;
	}

	/** @param iterable<string> $pieces */
	private function print(iterable $pieces, OutputInterface $output): bool {
		foreach ($pieces as $piece) {
			$output->write($piece, false, OutputInterface::OUTPUT_RAW);
		}
		return true;
	}

	/**
	 * First beside the file, so that a failure leaves what was there.
	 *
	 * @param iterable<string> $pieces
	 */
	private function write(iterable $pieces, string $path): bool {
		$part = "$path.part";
		// PHP's warnings would only repeat the error.
		$stream = is_dir($path) ? false : @fopen($part, 'wb');
		if ($stream === false) {
			return false;
		}
		$isWhole = false;
		try {
			foreach ($pieces as $piece) {
				if (@fwrite($stream, $piece) !== strlen($piece)) {
					return false;
				}
			}
			$isWhole = true;
		} finally {
			fclose($stream);
			if (!$isWhole) {
				@unlink($part);
			}
		}
		return @rename($part, $path);
	}
}
