<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Backup;

use OCA\MetadataApp\Model\Backup\Table;
use OCA\MetadataApp\Model\Backup\Tables;
use OCA\MetadataApp\Shared\IsoTime;

/**
 * Writes one part of a backup: lines of JSON, compressed. A part begins with what the backup is, or with its first row. A row is a list of
 * its table and its values. A part ends with its number and a checksum of all lines up to there, those of earlier parts included; the last
 * part also with the number of rows of each table. All parts, one after the other, are one file for gzip.
 */
final class PartWriter {
	public const FORMAT = 'metadataapp';
	/** Rows of a part; few enough that it takes about a second. */
	public const ROWS = 10_000;
	/** Bytes of its lines after which it ends. */
	public const BYTES = 4_194_304;
	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION;

	public int $rows = 0;
	private int $bytes = 0;
	private string $compressed = '';
	private readonly \HashContext $hash;
	private readonly \DeflateContext $deflate;

	/** @param string $checksum of the part before; empty for the first one */
	public function __construct(string $checksum) {
		$this->hash = hash_init('sha256');
		hash_update($this->hash, $checksum);
		$deflate = deflate_init(ZLIB_ENCODING_GZIP);
		$this->deflate = $deflate !== false ? $deflate : throw new \RuntimeException('Nothing can be compressed');
	}

	/** @param int $createdAt Unix seconds */
	public function begin(int $createdAt): void {
		$this->line([
			'format' => self::FORMAT,
			'version' => Tables::VERSION,
			'created_at' => IsoTime::of($createdAt),
			'tables' => array_map(static fn (Table $table): array => $table->names(), Tables::all()),
		]);
	}

	/** @param list<int|float|string|null> $row */
	public function add(Table $table, array $row): void {
		$this->line([$table->name, ...$row]);
		$this->rows++;
	}

	public function isFull(): bool {
		return $this->rows >= self::ROWS || $this->bytes >= self::BYTES;
	}

	/**
	 * @param int $part counted from 1
	 * @param ?array<string, int> $counts rows by table, with the last part
	 * @return array{string, string} what is to be stored, and its checksum
	 */
	public function finish(int $part, ?array $counts): array {
		$checksum = hash_final($this->hash);
		$end = ['part' => $part, 'checksum' => $checksum] + ($counts === null ? [] : ['counts' => (object)$counts]);
		$this->compressed .= $this->deflated(json_encode($end, self::FLAGS) . "\n", ZLIB_FINISH);
		return [$this->compressed, $checksum];
	}

	/** @param array<array-key, mixed> $content */
	private function line(array $content): void {
		$line = json_encode($content, self::FLAGS) . "\n";
		hash_update($this->hash, $line);
		$this->bytes += strlen($line);
		$this->compressed .= $this->deflated($line, ZLIB_NO_FLUSH);
	}

	private function deflated(string $text, int $flush): string {
		$compressed = deflate_add($this->deflate, $text, $flush);
		return $compressed !== false ? $compressed : throw new \RuntimeException('Nothing can be compressed');
	}
}
