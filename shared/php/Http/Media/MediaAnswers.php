<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Media;

use OCP\IRequest;
use Psr\Log\LoggerInterface;

/** Creates answers that are not JSON, only with the content types that the contract declares for the called route. */
final class MediaAnswers {
	/** @var array<string, array{charset: ?string, disposition: 'attachment'|'inline'}> */
	private array $declared = [];

	public function __construct(
		private readonly IRequest $request,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * ContractMiddleware calls it before the action runs.
	 *
	 * @param ?array<string, array{
	 *     charset: ?string, disposition: 'attachment'|'inline',
	 * }> $media by content type; null where the answer is JSON
	 */
	public function declare(?array $media): void {
		$this->declared = $media ?? [];
	}

	/**
	 * The first chunk is produced at once, so that failures before it are still answered with the app's error body.
	 *
	 * @param string $type one of the route's
	 * @param string $filename for users who save the answer
	 * @param iterable<string> $pieces sent one by one; a generator keeps only one chunk in memory
	 * @throws \LogicException when the route does not declare the type
	 */
	public function answer(string $type, string $filename, iterable $pieces): MediaAnswer {
		return new MediaAnswer($this->type($type), $filename, $pieces, $this->request, $this->logger);
	}

	/**
	 * The same with an ETag: who has this version already gets 304, and nothing is produced.
	 *
	 * @param string $version changes whenever the content does; read before it, so that it is never newer
	 * @param \Closure(): string $content
	 * @throws \LogicException when the route does not declare the type
	 */
	public function versioned(string $type, string $filename, string $version, \Closure $content): MediaAnswer {
		$tag = hash('xxh128', $version);
		$pieces = Revalidation::isKnown($tag, $this->request->getHeader('If-None-Match')) ? [] : [$content()];
		return new MediaAnswer($this->type($type), $filename, $pieces, $this->request, $this->logger, $tag);
	}

	private function type(string $name): MediaType {
		$declared = $this->declared[$name] ?? throw new \LogicException("The route does not declare $name");
		return new MediaType($name, $declared['charset'], $declared['disposition']);
	}
}
