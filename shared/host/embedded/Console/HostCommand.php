<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Helper\Table;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** A command that prints as the server's own do: plain, or as JSON with `--output`. */
abstract class HostCommand extends Command {
	protected function withOutput(): static {
		return $this->addOption(
			'output',
			null,
			InputOption::VALUE_OPTIONAL,
			'Output format (plain, json or json_pretty, default is plain)',
			'plain',
		);
	}

	protected static function text(InputInterface $input, string $argument): string {
		$value = $input->getArgument($argument);
		return is_string($value) ? $value : '';
	}

	/** @return list<string> */
	protected static function texts(InputInterface $input, string $argument): array {
		$values = $input->getArgument($argument);
		return is_array($values) ? array_values(array_filter($values, is_string(...))) : [];
	}

	protected static function option(InputInterface $input, string $option): ?string {
		$value = $input->getOption($option);
		return is_string($value) ? $value : null;
	}

	/** One value, or a list without indentation. */
	protected function writeValue(InputInterface $input, OutputInterface $output, mixed $value): void {
		if (is_array($value)) {
			$this->writeList($input, $output, $value, '');
		} elseif (!self::writeJson($input, $output, $value)) {
			$output->writeln(self::shown($value) ?? 'null');
		}
	}

	/** @param array<array-key, mixed> $items */
	protected function writeList(InputInterface $input, OutputInterface $output, array $items, string $prefix = '  - '): void {
		if (self::writeJson($input, $output, $items)) {
			return;
		}
		foreach ($items as $key => $item) {
			if (is_array($item)) {
				$output->writeln("$prefix$key:");
				$this->writeList($input, $output, $item, "  $prefix");
				continue;
			}
			$value = self::shown($item);
			$output->writeln($prefix . (is_int($key) ? (string)$value : $key . ($value === null ? '' : ": $value")));
		}
	}

	/** @param list<array<string, scalar>> $rows */
	protected function writeTable(InputInterface $input, OutputInterface $output, array $rows): void {
		if (self::writeJson($input, $output, $rows)) {
			return;
		}
		$table = new Table($output);
		$table->setRows($rows);
		if ($rows !== []) {
			$table->setHeaders(array_keys($rows[0]));
		}
		$table->render();
	}

	private static function writeJson(InputInterface $input, OutputInterface $output, mixed $value): bool {
		$format = self::option($input, 'output');
		if ($format !== 'json' && $format !== 'json_pretty') {
			return false;
		}
		$output->writeln(json_encode($value, $format === 'json' ? JSON_THROW_ON_ERROR : JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT));
		return true;
	}

	private static function shown(mixed $value): ?string {
		return match (true) {
			is_bool($value) => $value ? 'true' : 'false',
			is_scalar($value) => (string)$value,
			default => null,
		};
	}
}
