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
use Psr\Log\LoggerInterface;

/**
 * An answer that is not JSON, sent in chunks as it is produced; created by MediaAnswers.
 *
 * @extends Response<Http::STATUS_*, array<string, mixed>>
 */
final class MediaAnswer extends Response implements ICallbackResponse {
	private const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

	/** @var \Iterator<string> positioned at its first chunk */
	private readonly \Iterator $pieces;

	/**
	 * @param iterable<string> $pieces
	 * @param ?string $tag of the whole content; a client that sends it back gets 304 without the content
	 */
	public function __construct(
		MediaType $type,
		string $filename,
		iterable $pieces,
		private readonly IRequest $request,
		private readonly LoggerInterface $logger,
		?string $tag = null,
	) {
		parent::__construct();
		if ($tag !== null) {
			$this->setETag($tag);
			$this->addHeader('Cache-Control', Revalidation::CACHE_CONTROL);
		}
		if ($tag !== null && Revalidation::isKnown($tag, $request->getHeader('If-None-Match'))) {
			$this->setStatus(Http::STATUS_NOT_MODIFIED);
			$this->pieces = new \EmptyIterator();
			return;
		}
		$this->addHeader('Content-Type', $type->header());
		$this->addHeader('Content-Disposition', Disposition::of($type->disposition, $filename));
		$this->addHeader('X-Content-Type-Options', 'nosniff');
		$this->addHeader('Content-Security-Policy', self::POLICY);
		if (is_array($pieces)) {
			$this->addHeader('Content-Length', (string)array_sum(array_map(strlen(...), $pieces)));
		}
		$this->pieces = is_array($pieces) ? new \ArrayIterator($pieces) : new \IteratorIterator($pieces);
		$this->pieces->rewind();
	}

	#[\Override]
	public function callback(IOutput $output): void {
		if ($this->request->getMethod() === 'HEAD') {
			return;
		}
		try {
			while ($this->pieces->valid() && connection_aborted() === 0) {
				$output->setOutput($this->pieces->current());
				flush();
				$this->pieces->next();
			}
		} catch (\Throwable $failure) {
			// Status and headers are already sent, and Nextcloud would append its error page to the content: the
			// answer ends here, incomplete.
			$this->logger->error('An answer broke off, errorId {errorId}', ['errorId' => $this->request->getId(), 'exception' => $failure]);
		}
	}
}
