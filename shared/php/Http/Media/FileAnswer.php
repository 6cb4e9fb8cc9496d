<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\ICallbackResponse;
use OCP\AppFramework\Http\IOutput;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * A user's file, whole or in part, sent in chunks and in such a way that nothing in it runs with the host's origin.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class FileAnswer extends Response implements ICallbackResponse {
	private const PIECE = 262_144;
	/** Only styles inside an image may take effect; `sandbox` removes scripts, forms and the origin. */
	private const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";

	private readonly ?ByteRange $range;
	/** @var resource|null opened early while there is something to send, so that failures occur before the first header */
	private $content = null;

	public function __construct(
		private readonly SentFile $file,
		IRequest $request,
	) {
		$tag = "\"$file->tag\"";
		$ifRange = trim($request->getHeader('If-Range'));
		$range = $ifRange === '' || $ifRange === $tag ? ByteRange::of($request->getHeader('Range'), $file->size) : null;
		$isKnown = in_array(
			$tag,
			array_map(
				static fn (string $known): string => preg_replace('/^W\//', '', trim($known)) ?? '',
				explode(',', $request->getHeader('If-None-Match')),
			),
			true,
		);
		$this->range = $isKnown ? null : $range;
		parent::__construct(match (true) {
			$isKnown => Http::STATUS_NOT_MODIFIED,
			$range === null => Http::STATUS_OK,
			$range->length === 0 => Http::STATUS_REQUEST_RANGE_NOT_SATISFIABLE,
			default => Http::STATUS_PARTIAL_CONTENT,
		});
		if (!$isKnown && $this->range?->length !== 0) {
			$this->content = $file->open();
		}
		$fields = ['ETag' => $tag, 'Cache-Control' => $file->cache, 'Content-Security-Policy' => self::POLICY];
		foreach ($isKnown ? $fields : $fields + $this->describing() as $name => $value) {
			$this->addHeader($name, $value);
		}
	}

	#[\Override]
	public function callback(IOutput $output): void {
		if ($this->content === null) {
			return;
		}
		$left = $this->range->length ?? $this->file->size;
		try {
			self::skip($this->content, $this->range->first ?? 0);
			while ($left > 0 && !feof($this->content) && connection_aborted() === 0) {
				$piece = fread($this->content, min(self::PIECE, $left));
				if ($piece === false) {
					throw new \RuntimeException('A file could not be read to its end');
				}
				$output->setOutput($piece);
				$left -= strlen($piece);
				flush();
			}
		} finally {
			fclose($this->content);
			$this->content = null;
		}
	}

	/** @return array<string, string> */
	private function describing(): array {
		$range = $this->range;
		return [
			'Content-Type' => $this->file->type,
			'Content-Length' => (string)($range->length ?? $this->file->size),
			'Content-Disposition' => $this->file->disposition(),
			'Accept-Ranges' => 'bytes',
			'X-Content-Type-Options' => 'nosniff',
		] + match (true) {
			$range === null => [],
			$range->length === 0 => ['Content-Range' => "bytes */{$this->file->size}"],
			default => ['Content-Range' => sprintf('bytes %d-%d/%d', $range->first, $range->first + $range->length - 1, $this->file->size)],
		};
	}

	/** @param resource $handle some storages can only be read from the start */
	private static function skip($handle, int $bytes): void {
		if ($bytes === 0 || fseek($handle, $bytes) === 0) {
			return;
		}
		while ($bytes > 0 && !feof($handle)) {
			$bytes -= strlen((string)fread($handle, min(self::PIECE, $bytes)));
		}
	}
}
